import {
  Create,
  DateInput,
  Edit,
  maxLength,
  NumberInput,
  required,
  SimpleForm,
  TextInput,
  useRedirect,
  type RaRecord,
} from 'react-admin';

const MaintenanceForm = () => (
  <SimpleForm>
    <DateInput source="day" validate={required()} />
    <TextInput source="work" validate={[required(), maxLength(200)]} />
    <NumberInput source="cost" step={0.01} />
  </SimpleForm>
);

/** Back to the vehicle that it belongs to. */
const useBackToVehicle = () => {
  const redirect = useRedirect();
  return { onSuccess: ({ vehicleId }: RaRecord) => redirect(`/vehicles/${vehicleId}/show/1`) };
};

export const MaintenanceCreate = () => (
  <Create mutationOptions={useBackToVehicle()}>
    <MaintenanceForm />
  </Create>
);

export const MaintenanceEdit = () => (
  <Edit mutationMode="pessimistic" mutationOptions={useBackToVehicle()}>
    <MaintenanceForm />
  </Edit>
);
