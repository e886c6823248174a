export const STATES = [
  { id: 'used', name: 'In use' },
  { id: 'workshop', name: 'In the workshop' },
  { id: 'sold', name: 'Sold' },
];
