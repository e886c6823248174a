import { useSearchParams } from 'react-router';
import { parseId } from '../../../resources/fields/shared/ids';

/** Tabs of a person's page, as named in the URL. */
export const TABS = ['functions', 'direct', 'profiles', 'held', 'why'] as const;

export type Tab = (typeof TABS)[number];

/** Person and tab in the URL, so that both can be linked: `?personne=7&onglet=why&ecran=/themes`. */
export function usePlace() {
  const [params, setParams] = useSearchParams();
  return {
    person: parseId(params.get('personne') ?? ''),
    tab: TABS.find((tab) => tab === params.get('onglet')) ?? TABS[0],
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
