import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createListPlaces, type ListPlaces } from './listPlaces';

/** They live as long as what was read: a list is shown as it was from both. */
const placesOf = new WeakMap<QueryClient, ListPlaces>();

/** How the lists of this visit were left. */
export function useListPlaces(): ListPlaces {
  const client = useQueryClient();
  const places = placesOf.get(client) ?? createListPlaces();
  placesOf.set(client, places);
  return places;
}
