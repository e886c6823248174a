import { ListGuesser } from 'react-admin';

/** The list that react-admin guesses from the records, as a starting point. */
export default function GuessedList() {
  return <ListGuesser />;
}
