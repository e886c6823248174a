import { useEvent } from 'ra-core';
import { createContext, useContext, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';

const HostContext = createContext(false);

/** Whether the browser would open it in this place: not in another tab or window, not as a download. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !defaultPrevented && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Follows the plain links below within the application. The router's own link is drawn again at each navigation; a list has
 * a hundred links.
 */
export function LinkHost({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const follow = useEvent((event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-follow]') : null;
    const to = link?.getAttribute('href');
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

/** A link to another screen: a plain element below a `LinkHost`, the router's elsewhere. */
export function PlainLink({ to, ...props }: PlainLinkProps) {
  const isHosted = useContext(HostContext);
  if (isHosted) return <a {...props} href={to} data-follow="" />;
  // In a row of react-admin's own lists a click elsewhere opens the row.
  return <Link {...props} to={to} onClick={(event) => event.stopPropagation()} />;
}
