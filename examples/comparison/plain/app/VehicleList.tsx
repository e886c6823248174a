import {
  BooleanField,
  BulkDeleteButton,
  CreateButton,
  Datagrid,
  DateField,
  EditButton,
  ExportButton,
  FilterButton,
  List,
  NumberField,
  ReferenceField,
  ReferenceInput,
  SearchInput,
  SelectField,
  SelectInput,
  TextField,
  TopToolbar,
  useCanAccess,
} from 'react-admin';
import { ImportButton } from './ImportButton';
import { STATES } from './vehicleChoices';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="state" source="state" choices={STATES} />,
  <ReferenceInput key="driver" source="driverId" reference="drivers" />,
];

const Actions = () => {
  const { canAccess } = useCanAccess({ action: 'import', resource: 'vehicles' });
  return (
    <TopToolbar>
      <FilterButton />
      <CreateButton />
      {canAccess && <ImportButton />}
      <ExportButton />
    </TopToolbar>
  );
};

export const VehicleList = () => (
  <List filters={filters} actions={<Actions />} perPage={25} sort={{ field: 'plate', order: 'ASC' }}>
    <Datagrid rowClick="show" bulkActionButtons={<BulkDeleteButton mutationMode="pessimistic" />}>
      <TextField source="plate" />
      <TextField source="model" />
      <SelectField source="state" choices={STATES} />
      <DateField source="bought" />
      <NumberField source="kilometres" />
      <NumberField source="price" options={{ style: 'currency', currency: 'EUR' }} />
      <BooleanField source="electric" />
      <ReferenceField source="driverId" reference="drivers" sortable={false} link={false}>
        <TextField source="name" />
      </ReferenceField>
      <EditButton />
    </Datagrid>
  </List>
);
