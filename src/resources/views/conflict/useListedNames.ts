import { useRegion } from '../../fields/shared/hooks/useReaderLanguage';

/** Writes names one after another as the reader's language does: "Anne, Luc et Inès"; undefined for none. */
export function useListedNames(): (names: readonly string[]) => string | undefined {
  const region = useRegion();
  return (names) => (names.length === 0 ? undefined : new Intl.ListFormat(region).format(names));
}
