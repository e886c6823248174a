import { ChipField } from 'react-admin';

/** A town as a chip. */
export const Town = () => <ChipField source="ville" size="small" />;
