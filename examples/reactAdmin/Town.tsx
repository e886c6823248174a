import { ChipField } from 'react-admin';

export const Town = () => <ChipField source="ville" size="small" />;
