import { useSyncExternalStore, type CSSProperties, type RefObject } from 'react';
import { isWrong } from '../../core/finding';
import type { FindingWords } from './announce';
import type { PreviewStore } from './preview';

export interface DragOverlayProps {
  readonly store: PreviewStore;
  readonly bubble: RefObject<HTMLDivElement | null>;
  readonly findingOf: FindingWords;
}

/** What is dragged, where it would lie, and what speaks against it. Announcements say the same, so it is hidden from readers. */
export function DragOverlay({ store, bubble, findingOf }: DragOverlayProps) {
  const preview = useSyncExternalStore(store.subscribe, store.get);
  if (!preview) return null;
  const { boxes, findings, band, at } = preview;
  const refused = findings.some(isWrong);
  return (
    <div className="tl-overlay" aria-hidden>
      {boxes.map((box, index) => (
        <div
          key={index}
          className="tl-ghost"
          data-wrong={refused ? '' : undefined}
          style={
            {
              left: box.left,
              top: box.top,
              width: box.width,
              height: box.height,
              ...(box.colour && { '--c': box.colour }),
            } as CSSProperties
          }
        >
          {box.title}
        </div>
      ))}
      {band && <div className="tl-band" style={band} />}
      {(preview.words || findings.length > 0) && (
        <div
          ref={bubble}
          className="tl-bubble"
          data-tone={refused ? 'wrong' : findings.length > 0 ? 'unwise' : undefined}
          style={{ transform: `translate(${at.x}px,${at.y}px)` }}
        >
          {preview.words}
          {findings.slice(0, 4).map((finding, index) => (
            <div key={index}>{`${isWrong(finding) ? '⛔' : '⚠'} ${findingOf(finding)}`}</div>
          ))}
        </div>
      )}
    </div>
  );
}
