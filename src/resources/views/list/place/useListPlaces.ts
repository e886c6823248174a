import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createListPlaces, type ListPlaces } from './listPlaces';

/** Same lifetime as the query cache, which restoring a list also needs. */
const placesOf = new WeakMap<QueryClient, ListPlaces>();

export function useListPlaces(): ListPlaces {
  const client = useQueryClient();
  const places = placesOf.get(client) ?? createListPlaces();
  placesOf.set(client, places);
  return places;
}
