import {
  AutocompleteInput,
  BooleanInput,
  NumberInput,
  ReferenceInput,
  required,
  SimpleForm,
  TextInput,
} from 'react-admin';

/** The fields of a process; errors of the API appear at their field. */
export const ProcessForm = () => (
  <SimpleForm>
    <TextInput source="libelle" validate={required()} />
    <TextInput source="code" />
    <ReferenceInput source="piloteId" reference="Utilisateurs">
      <AutocompleteInput />
    </ReferenceInput>
    <TextInput source="description" multiline />
    <NumberInput source="ordre" />
    <BooleanInput source="actif" />
  </SimpleForm>
);
