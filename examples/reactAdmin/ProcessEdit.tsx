import { Edit } from 'react-admin';
import { ProcessForm } from './ProcessForm';

export default function ProcessEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="show">
      <ProcessForm />
    </Edit>
  );
}
