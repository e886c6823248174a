import type { ViewedHere } from './publicView';
import { fill, type PublicWords } from './publicWords';

export interface ViewedStripProps {
  readonly words: PublicWords;
  readonly viewed: ViewedHere;
}

export const ViewedStrip = ({ words, viewed: { name, onLeave } }: ViewedStripProps) => (
  <div className="public-viewed">
    <p role="status">{fill(words.viewAs.banner, { name })}</p>
    <button type="button" className="public-other" onClick={onLeave}>
      {words.viewAs.leave}
    </button>
  </div>
);
