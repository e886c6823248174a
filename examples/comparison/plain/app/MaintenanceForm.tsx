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

/** Returns to the maintained vehicle. */
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
