import type { ComponentType, ReactNode } from 'react';
import type { Extension } from '../protocol/extensions';
import { useExtensions } from './ExtensionsContext';

interface NeedsProps {
  readonly extension: Extension;
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}

/** Renders its children only if the API has an extension; nothing until the extensions are loaded. */
export function Needs({ extension, otherwise = null, children }: NeedsProps): ReactNode {
  const { isKnown, has } = useExtensions();
  if (has(extension)) return children;
  return isKnown ? otherwise : null;
}

/** Wraps a component so that it renders only if the API has the extension. */
export const needing = <Props extends object>(extension: Extension, Part: ComponentType<Props>): ComponentType<Props> =>
  function NeedingPart(props: Props) {
    return (
      <Needs extension={extension}>
        <Part {...props} />
      </Needs>
    );
  };
