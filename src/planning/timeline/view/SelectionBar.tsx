import Portal from '@mui/material/Portal';
import type { Command } from '../keys/press';
import type { TimelineWords } from '../timelineWords';

export interface SelectionBarProps {
  readonly count: number;
  readonly hasClipboard: boolean;
  readonly canWrite: boolean;
  readonly words: TimelineWords;
  readonly onRun: (command: Command) => void;
  /** Where exactly one is selected. */
  readonly onOpen: (() => void) | undefined;
  readonly onClear: () => void;
  readonly onHelp: () => void;
}

const COMMANDS = ['move', 'copy', 'cut', 'duplicate', 'delete'] as const;

/** What can be done with the selected slots, for pointers and fingers: the keys do the same. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, hasClipboard, canWrite, words, onRun, onOpen, onClear, onHelp } = props;
  const { translate } = words;
  if (count === 0 && !hasClipboard) return null;
  const commands: readonly Command[] = [
    ...(count > 0 ? (canWrite ? COMMANDS : (['copy'] as const)) : []),
    ...(hasClipboard && canWrite ? (['paste'] as const) : []),
  ];
  return (
    <Portal>
      <div role="toolbar" aria-label={translate('timeline.toolbar')} data-edit-bar className="tl-bar">
        <span className="tl-count">{count > 0 && translate('timeline.selected', { smart_count: count })}</span>
        {onOpen && (
          <button type="button" onClick={onOpen}>
            {translate('timeline.commands.open')}
          </button>
        )}
        {commands.map((name) => (
          <button key={name} type="button" data-command={name} onClick={() => onRun(name)}>
            {translate(`timeline.commands.${name}`)}
          </button>
        ))}
        <button type="button" data-command="keys" aria-label={translate('timeline.keys.title')} onClick={onHelp}>
          ?
        </button>
        {count > 0 && (
          <button type="button" aria-label={translate('timeline.commands.clear')} onClick={onClear}>
            ✕
          </button>
        )}
      </div>
    </Portal>
  );
}
