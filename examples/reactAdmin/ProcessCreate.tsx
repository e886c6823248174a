import { Create } from 'react-admin';
import { ProcessForm } from './ProcessForm';

export default function ProcessCreate() {
  return (
    <Create redirect="show">
      <ProcessForm />
    </Create>
  );
}
