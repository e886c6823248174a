import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { PlainLink } from '../../resources/views/page/PlainLink';
import { SchemaIcon } from '../../theme/icons';
import type { MenuLink } from './menuTree';

export interface MenuEntryProps {
  readonly link: MenuLink;
  readonly isCurrent: boolean;
  readonly isPinned: boolean;
  readonly onPin: (path: string) => void;
  /** Shows only the icon, with the name as a tooltip. */
  readonly collapsed?: boolean;
  readonly onFollow?: (() => void) | undefined;
}

/** Pixels. */
const COUNT_LINE = 16;

/** Scrolls the menu so that the current page's entry is visible. */
function scrollToCurrent(line: HTMLElement | null): (() => void) | undefined {
  // Not `scrollIntoView`: it would make Tab start here instead of at the skip link.
  const area = line?.closest('nav')?.parentElement;
  if (!line || !area) return undefined;
  // Wait for the next frame: measuring now would force a separate layout.
  const frame = requestAnimationFrame(() => {
    const [seen, own] = [area.getBoundingClientRect(), line.getBoundingClientRect()];
    const top = seen.top + (area.querySelector<HTMLElement>('.menu-filter')?.offsetHeight ?? 0);
    // The end of the part that scrolls fades (`shellFrame.ts`), and a count that comes later takes a second line.
    const bottom = seen.bottom - COUNT_LINE - Number.parseFloat(getComputedStyle(area).paddingBlockEnd || '0');
    if (own.top < top) area.scrollTop += own.top - top;
    else if (own.bottom > bottom) area.scrollTop += own.bottom - bottom;
  });
  return () => cancelAnimationFrame(frame);
}

/** Styled by `menuStyles` and memoised: there are a hundred, and a navigation changes only two. */
export const MenuEntry = memo(function MenuEntry(props: MenuEntryProps) {
  const { link, isCurrent, isPinned, onPin, collapsed = false, onFollow } = props;
  const translate = useTranslate();
  const { label, count } = link;
  const named = count === undefined ? label : translate('shell.menu.waiting', { label, smart_count: count });
  const look = {
    className: collapsed ? 'menu-line menu-line-collapsed' : 'menu-line',
    // `placeMenuStop` makes one of them a tab stop.
    tabIndex: -1,
    onClick: onFollow,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    'aria-label': named,
    'data-hint': collapsed ? named : undefined,
    'data-hint-side': 'right',
  };
  const icon = <SchemaIcon name={link.icon} />;
  const content = (
    <>
      {collapsed && count !== undefined ? (
        <span className="counted">
          {icon}
          <span className="count count-dot" />
        </span>
      ) : (
        icon
      )}
      {!collapsed && (
        <span className="menu-label" title={link.title ?? label}>
          {label}
        </span>
      )}
      {!collapsed && count !== undefined && <span className="count count-in-line" data-count={count} aria-hidden />}
    </>
  );
  return (
    <li className="menu-item" ref={isCurrent ? scrollToCurrent : undefined}>
      {link.isElsewhere ? (
        // Another application opens in a new tab.
        <a {...look} href={link.path} target="_blank" rel="noopener noreferrer">
          {content}
        </a>
      ) : (
        <PlainLink {...look} to={link.path}>
          {content}
        </PlainLink>
      )}
      {!collapsed && !link.isElsewhere && (
        <button
          type="button"
          className="menu-pin"
          // Reached by an arrow key from the entry (`menuKeys.ts`), to avoid doubling the tab stops.
          tabIndex={-1}
          aria-pressed={isPinned}
          aria-label={translate(isPinned ? 'shell.menu.unpin' : 'shell.menu.pin', { label })}
          data-hint={translate(isPinned ? 'shell.menu.unpin' : 'shell.menu.pin', { label })}
          data-hint-side="right"
          onClick={() => onPin(link.path)}
        >
          {isPinned ? <PushPin /> : <PushPinOutlined />}
        </button>
      )}
    </li>
  );
});
