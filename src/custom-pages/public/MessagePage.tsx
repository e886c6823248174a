import type { ReactNode } from 'react';

export interface MessagePageProps {
  readonly title: string;
  readonly children: ReactNode;
  /** What the reader can do now. */
  readonly actions?: ReactNode;
}

/** A page that says one thing, and what can be done about it. */
export const MessagePage = ({ title, children, actions }: MessagePageProps) => (
  <section className="public-message">
    <h1>{title}</h1>
    {children}
    {actions && <p className="public-actions">{actions}</p>}
  </section>
);
