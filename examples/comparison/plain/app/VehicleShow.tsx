import {
  BooleanField,
  Button,
  Datagrid,
  DateField,
  DeleteButton,
  EditButton,
  NumberField,
  ReferenceField,
  ReferenceManyField,
  SelectField,
  Show,
  Tab,
  TabbedShowLayout,
  TextField,
  useRecordContext,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { STATES } from './vehicleChoices';

const AddMaintenance = () => {
  const record = useRecordContext();
  return record ? (
    <Button component={Link} to="/maintenance/create" state={{ record: { vehicleId: record.id } }} label="Add" />
  ) : null;
};

export const VehicleShow = () => (
  <Show>
    <TabbedShowLayout>
      <Tab label="Vehicle">
        <TextField source="plate" />
        <TextField source="model" />
        <SelectField source="state" choices={STATES} />
        <DateField source="bought" />
        <NumberField source="kilometres" />
        <NumberField source="price" options={{ style: 'currency', currency: 'EUR' }} />
        <BooleanField source="electric" />
        <ReferenceField source="driverId" reference="drivers" link={false}>
          <TextField source="name" />
        </ReferenceField>
      </Tab>
      <Tab label="Maintenance">
        <ReferenceManyField reference="maintenance" target="vehicleId" sort={{ field: 'day', order: 'DESC' }}>
          <Datagrid bulkActionButtons={false} rowClick={false}>
            <DateField source="day" />
            <TextField source="work" />
            <NumberField source="cost" options={{ style: 'currency', currency: 'EUR' }} />
            <EditButton />
            <DeleteButton mutationMode="pessimistic" redirect={false} />
          </Datagrid>
        </ReferenceManyField>
        <AddMaintenance />
      </Tab>
    </TabbedShowLayout>
  </Show>
);
