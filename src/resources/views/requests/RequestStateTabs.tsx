import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router';
import { REQUEST_STATES, type RequestState } from './requestKind';

const ALL = 'toutes';

const stateIn = (text: string | null): RequestState | undefined =>
  text === ALL ? undefined : (REQUEST_STATES.find((state) => state === text) ?? 'EnAttente');

/** The state filter, kept in the query string; undefined for all. */
export function useRequestState(): readonly [RequestState | undefined, (chosen: RequestState | undefined) => void] {
  const [parameters, setParameters] = useSearchParams();
  const choose = (chosen: RequestState | undefined) =>
    setParameters(chosen === 'EnAttente' ? {} : { etat: chosen ?? ALL }, { replace: true });
  return [stateIn(parameters.get('etat')), choose];
}

interface RequestStateTabsProps {
  readonly state: RequestState | undefined;
  readonly onState: (chosen: RequestState | undefined) => void;
  readonly waiting: number;
}

export function RequestStateTabs({ state, onState, waiting }: RequestStateTabsProps) {
  const translate = useTranslate();
  return (
    <Tabs
      value={state ?? ALL}
      onChange={(_event, next: string) => onState(stateIn(next))}
      aria-label={translate('requests.byState')}
      variant="scrollable"
      // Swiping works; scroll buttons would take up space on a telephone.
      scrollButtons={false}
      sx={ALL_IN_SIGHT}
    >
      {[...REQUEST_STATES, ALL].map((one) => (
        <Tab
          key={one}
          value={one}
          label={
            one === 'EnAttente' && waiting > 0
              ? translate('requests.waiting', { smart_count: waiting })
              : translate(`requests.tabs.${one}`)
          }
        />
      ))}
    </Tabs>
  );
}

/** On a telephone the tabs share the width, so that the last is not cut. */
const ALL_IN_SIGHT = {
  width: { xs: '100%', sm: 'auto' },
  '& .MuiTab-root': {
    flexGrow: { xs: 1, sm: 0 },
    minWidth: { xs: 40, sm: 90 },
    px: { xs: 0.5, sm: 1.5 },
    fontSize: { xs: 13, sm: 14 },
  },
} as const;
