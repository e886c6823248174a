import { lazy, Suspense, useState, type ComponentType, type FunctionComponent } from 'react';
import type { FieldSpec } from '../../language/kind';
import type { KindInputs, KindView } from '../viewTypes';

type Part<Props extends object> = ComponentType<Props>;

/**
 * What edits values of a kind, whose code comes with the first form: lists and pages of records show values only. What has been
 * loaded is drawn at once.
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
      // What is open stays what it is: another component in its place would begin anew.
      const [Body] = useState((): Part<Props> => (loaded ? pick(loaded) : Late));
      return <Body {...props} />;
    };
  }

  return { Input: late(({ Input }) => Input), Filter: late(({ Filter }) => Filter), loadInputs };
}
