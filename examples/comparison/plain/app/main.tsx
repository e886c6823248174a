import { Admin, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { authProvider } from './authProvider';
import { dataProvider } from './dataProvider';
import { MaintenanceCreate, MaintenanceEdit } from './MaintenanceForm';
import { VehicleCreate, VehicleEdit } from './VehicleForm';
import { VehicleList } from './VehicleList';
import { VehicleShow } from './VehicleShow';

const container = document.getElementById('root');
if (!container) throw new Error('the page has no root');
createRoot(container).render(
  <Admin dataProvider={dataProvider} authProvider={authProvider} requireAuth>
    <Resource
      name="vehicles"
      list={VehicleList}
      show={VehicleShow}
      create={VehicleCreate}
      edit={VehicleEdit}
      recordRepresentation="plate"
    />
    <Resource name="maintenance" create={MaintenanceCreate} edit={MaintenanceEdit} />
    <Resource name="drivers" recordRepresentation="name" />
  </Admin>,
);
