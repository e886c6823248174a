import {
  AutocompleteInput,
  BooleanInput,
  Create,
  DateInput,
  Edit,
  maxLength,
  minValue,
  NumberInput,
  ReferenceInput,
  regex,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
} from 'react-admin';
import { STATES } from './vehicleChoices';

const VehicleForm = () => (
  <SimpleForm>
    <TextInput source="plate" validate={[required(), regex(/^[A-Z]{2}-\d{3}-[A-Z]{2}$/, 'As AB-123-CD')]} />
    <TextInput source="model" validate={[required(), maxLength(80)]} />
    <SelectInput source="state" choices={STATES} validate={required()} />
    <DateInput source="bought" />
    <NumberInput source="kilometres" min={0} step={1} validate={minValue(0)} />
    <NumberInput source="price" step={0.01} />
    <BooleanInput source="electric" />
    <ReferenceInput source="driverId" reference="drivers">
      <AutocompleteInput optionText="name" />
    </ReferenceInput>
  </SimpleForm>
);

export const VehicleCreate = () => (
  <Create redirect="show">
    <VehicleForm />
  </Create>
);

export const VehicleEdit = () => (
  <Edit mutationMode="pessimistic" redirect="show">
    <VehicleForm />
  </Edit>
);
