import simpleRestProvider from 'ra-data-simple-rest';
import {
  Admin,
  Create,
  Datagrid,
  DateField,
  DateInput,
  Edit,
  EditButton,
  List,
  NumberField,
  NumberInput,
  Resource,
  SearchInput,
  SimpleForm,
  TextField,
  TextInput,
} from 'react-admin';
import { createRoot } from 'react-dom/client';

/** A typical first react-admin application: Socle's list of companies with the same columns, search and form. */

const CompanyList = () => (
  <List filters={[<SearchInput key="q" source="q" alwaysOn />]} perPage={25} sort={{ field: 'nom', order: 'ASC' }}>
    <Datagrid rowClick={false}>
      <TextField source="nom" />
      <TextField source="code" />
      <TextField source="statut" />
      <TextField source="ville" />
      <NumberField source="effectif" />
      <TextField source="responsable" />
      <DateField source="dateAdhesion" />
      <EditButton />
    </Datagrid>
  </List>
);

const CompanyForm = () => (
  <SimpleForm>
    <TextInput source="nom" />
    <TextInput source="code" />
    <TextInput source="statut" />
    <TextInput source="ville" />
    <NumberInput source="effectif" />
    <TextInput source="responsable" />
    <DateInput source="dateAdhesion" />
  </SimpleForm>
);

const CompanyEdit = () => (
  <Edit mutationMode="pessimistic">
    <CompanyForm />
  </Edit>
);

const CompanyCreate = () => (
  <Create>
    <CompanyForm />
  </Create>
);

const Home = () => <h1>Companies</h1>;

const container = document.getElementById('root');
if (!container) throw new Error('the page has no root');
createRoot(container).render(
  <Admin dataProvider={simpleRestProvider('/api')} dashboard={Home}>
    <Resource name="companies" list={CompanyList} edit={CompanyEdit} create={CompanyCreate} />
  </Admin>,
);
