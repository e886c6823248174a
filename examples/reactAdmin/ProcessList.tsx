import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import {
  AutocompleteInput,
  BooleanField,
  BulkDeleteButton,
  BulkExportButton,
  DataTable,
  EditButton,
  List,
  NullableBooleanInput,
  ReferenceField,
  ReferenceInput,
  SavedQueriesList,
  SearchInput,
} from 'react-admin';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <NullableBooleanInput key="actif" source="actif" alwaysOn />,
  <ReferenceInput key="piloteId" source="piloteId" reference="Utilisateurs">
    <AutocompleteInput />
  </ReferenceInput>,
];

// These ask first, because only the generator has a preview and an undo of several deletions.
const BulkActions = () => (
  <>
    <BulkExportButton />
    <BulkDeleteButton mutationMode="pessimistic" />
  </>
);

const Aside = () => (
  <Card sx={{ order: -1, mr: 2, width: 220, flexShrink: 0 }}>
    <CardContent>
      <SavedQueriesList />
    </CardContent>
  </Card>
);

export default function ProcessList() {
  return (
    <List filters={filters} aside={<Aside />} sort={{ field: 'ordre', order: 'ASC' }}>
      <DataTable rowClick="show" bulkActionButtons={<BulkActions />}>
        <DataTable.Col source="libelle" />
        <DataTable.Col source="code" />
        <DataTable.Col source="piloteId">
          <ReferenceField source="piloteId" reference="Utilisateurs" link="show" />
        </DataTable.Col>
        <DataTable.NumberCol source="ordre" />
        <DataTable.Col source="actif" field={BooleanField} />
        <DataTable.Col>
          <EditButton />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
