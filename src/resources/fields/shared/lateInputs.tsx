import { lazy, Suspense, useState, type ComponentType, type FunctionComponent } from 'react';
import type { FieldSpec } from '../../language/kind';
import type { KindInputs, KindView } from '../viewTypes';

type Part<Props extends object> = ComponentType<Props>;

/**
 * Lazy inputs of a kind, loaded with the first form, because lists and details pages only show values. Loaded
 * ones render at once.
 *
 * @example export const textView = { cell: textCell, ...lateInputs(() => import('./inputs')) };
 */
export function lateInputs<Spec extends FieldSpec>(
  load: () => Promise<{ readonly inputs: KindInputs<Spec> }>,
): KindInputs<Spec> & Pick<KindView<Spec>, 'loadInputs'> {
  let loaded: KindInputs<Spec> | undefined;
  const loadInputs = async () => (loaded ??= (await load()).inputs);

  function late<Props extends object>(pick: (inputs: KindInputs<Spec>) => Part<Props>): FunctionComponent<Props> {
    const Waiting = lazy(async () => ({ default: pick(await loadInputs()) })) as unknown as Part<Props>;
    const Late = (props: Props) => (
      <Suspense fallback={null}>
        <Waiting {...props} />
      </Suspense>
    );
    return function Input(props) {
      // State, so that an open input keeps its component: a different one would remount it.
      const [Body] = useState((): Part<Props> => (loaded ? pick(loaded) : Late));
      return <Body {...props} />;
    };
  }

  return { Input: late(({ Input }) => Input), Filter: late(({ Filter }) => Filter), loadInputs };
}
