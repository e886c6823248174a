import { useSearchParams } from 'react-router';
import { parseId } from '../../../resources/fields/shared/ids';

/** The tabs of a person's page, by their names in the address. */
export const TABS = ['functions', 'direct', 'profiles', 'held', 'why'] as const;

export type Tab = (typeof TABS)[number];

/** Which person and tab the address names, so that both can be linked to: `?personne=7&onglet=why&ecran=/themes`. */
export function usePlace() {
  const [params, setParams] = useSearchParams();
  return {
    person: parseId(params.get('personne') ?? ''),
    tab: TABS.find((tab) => tab === params.get('onglet')) ?? TABS[0],
    /** The screen that is asked about. */
    screen: params.get('ecran') ?? undefined,
    choose: (person: number | undefined) => setParams(person === undefined ? {} : { personne: String(person) }),
    show: (tab: Tab) =>
      setParams(
        (before) => {
          before.set('onglet', tab);
          return before;
        },
        { replace: true },
      ),
  };
}
