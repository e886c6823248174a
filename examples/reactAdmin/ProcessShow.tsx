import { BooleanField, NumberField, ReferenceField, Show, SimpleShowLayout, TextField } from 'react-admin';

export default function ProcessShow() {
  return (
    <Show>
      <SimpleShowLayout>
        <TextField source="libelle" />
        <TextField source="code" />
        <ReferenceField source="piloteId" reference="Utilisateurs" link="show" />
        <TextField source="description" />
        <NumberField source="ordre" />
        <BooleanField source="actif" />
      </SimpleShowLayout>
    </Show>
  );
}
