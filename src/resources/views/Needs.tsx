import type { ComponentType, ReactNode } from 'react';
import type { Extension } from '../protocol/extensions';
import { useExtensions } from './ExtensionsContext';

interface NeedsProps {
  readonly extension: Extension;
  /** Shown where this API lacks it. */
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a screen that an API has only with an extension; nothing until it is known. */
export function Needs({ extension, otherwise = null, children }: NeedsProps): ReactNode {
  const { isKnown, has } = useExtensions();
  if (has(extension)) return children;
  return isKnown ? otherwise : null;
}

/** A component that an API has only with an extension. */
export const needing = <Props extends object>(extension: Extension, Part: ComponentType<Props>): ComponentType<Props> =>
  function NeedingPart(props: Props) {
    return (
      <Needs extension={extension}>
        <Part {...props} />
      </Needs>
    );
  };
