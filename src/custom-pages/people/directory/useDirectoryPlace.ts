import { useSearchParams } from 'react-router-dom';
import { DIRECTORY_FIELDS, type DirectoryField } from '../../../portal/directory';
import type { DirectorySearch } from './useDirectory';

export interface DirectoryPlace extends DirectorySearch {
  readonly isCompact: boolean;
  /** By teams instead of by names. */
  readonly isChart: boolean;
}

const fieldOf = (text: string | null): DirectoryField | undefined => DIRECTORY_FIELDS.find((one) => one === text);

/** Keeps the search and the layout in the URL, so that they can be shared, and restored by going back. */
export function useDirectoryPlace(): readonly [DirectoryPlace, (changed: Partial<DirectoryPlace>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const team = Number(parameters.get('equipe'));
  const place: DirectoryPlace = {
    search: parameters.get('q') ?? '',
    searchBy: fieldOf(parameters.get('par')),
    teamId: Number.isSafeInteger(team) && team > 0 ? team : undefined,
    isCompact: parameters.get('vue') === 'liste',
    isChart: parameters.get('vue') === 'organigramme',
  };
  const change = (changed: Partial<DirectoryPlace>) => {
    const { search, searchBy, teamId, isCompact, isChart } = { ...place, ...changed };
    setParameters(
      {
        ...(search !== '' && { q: search }),
        ...(searchBy && { par: searchBy }),
        ...(teamId !== undefined && { equipe: String(teamId) }),
        ...(isCompact && { vue: 'liste' }),
        ...(isChart && { vue: 'organigramme' }),
      },
      { replace: true },
    );
  };
  return [place, change];
}
