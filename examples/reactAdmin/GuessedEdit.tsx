import { EditGuesser } from 'react-admin';

export default function GuessedEdit() {
  return <EditGuesser />;
}
