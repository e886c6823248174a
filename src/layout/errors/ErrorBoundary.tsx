import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage';

export interface ErrorBoundaryProps {
  /** The error is cleared when this changes. */
  readonly place: string;
  readonly children: ReactNode;
}

interface State {
  readonly failure?: { readonly error: unknown | undefined; readonly place: string } | undefined;
}

/** Keeps a crashed page from taking the layout with it. React supports this only in classes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error, place: '' } };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, { failure }: State): State | null {
    if (!failure) return null;
    if (failure.place === '') return { failure: { ...failure, place } };
    return failure.place === place ? null : { failure: undefined };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <ErrorPage error={failure.error} onRetry={() => this.setState({ failure: undefined })} />;
  }
}
