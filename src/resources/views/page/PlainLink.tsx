import { useEvent } from 'ra-core';
import { createContext, useContext, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';

const HostContext = createContext(false);

/** True if the browser would open the link in this tab. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !defaultPrevented && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Routes clicks on plain links below it. The router's own Link re-renders at each navigation, and a list has
 * a hundred links.
 */
interface LinkHostProps {
  readonly children: ReactNode;
  /** The link that a click beside all links follows. */
  readonly linkAround?: (event: MouseEvent) => Element | null;
}

export function LinkHost({ children, linkAround }: LinkHostProps) {
  const navigate = useNavigate();
  const follow = useEvent((event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-follow]') : null;
    const row = link || event.defaultPrevented ? null : linkAround?.(event);
    const to = (link ?? row)?.getAttribute('href');
    // As a link that is clicked, it has the focus, which the way back gives it again.
    if (row instanceof HTMLElement) row.focus({ preventScroll: true });
    // A row is no link to the browser, which opens another tab for those only.
    if (to && row && (event.ctrlKey || event.metaKey)) window.open(to);
    if (!to || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(to);
  });
  return (
    <HostContext value>
      <div style={CONTENTS} onClick={follow}>
        {children}
      </div>
    </HostContext>
  );
}

const CONTENTS = { display: 'contents' } as const;

interface PlainLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string;
}

/** A plain anchor below a `LinkHost`, otherwise the router's Link. */
export function PlainLink({ to, ...props }: PlainLinkProps) {
  const isHosted = useContext(HostContext);
  if (isHosted) return <a {...props} href={to} data-follow="" />;
  // In react-admin's own lists, a click on the row opens it.
  return <Link {...props} to={to} onClick={(event) => event.stopPropagation()} />;
}
