import { ListGuesser } from 'react-admin';

/** What react-admin makes of the records alone: a first page to begin with. */
export default function GuessedList() {
  return <ListGuesser />;
}
