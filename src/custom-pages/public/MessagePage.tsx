import type { ReactNode } from 'react';

export interface MessagePageProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

export const MessagePage = ({ title, children, actions }: MessagePageProps) => (
  <section className="public-message">
    <h1>{title}</h1>
    {children}
    {actions && <p className="public-actions">{actions}</p>}
  </section>
);
