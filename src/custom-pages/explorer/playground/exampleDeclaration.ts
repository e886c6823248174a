export const EXAMPLE = `defineResource({
  name: 'Salles',
  label: {
    one: ['Salle', 'Room', 'Raum', 'Sala'],
    many: ['Salles', 'Rooms', 'Räume', 'Salas'],
  },
  rights: 'SALLES',
  fields: {
    nom: text({ label: ['Nom', 'Name', 'Name', 'Nome'], required: true, maxLength: 80 }),
    places: integer({ label: ['Places', 'Places', 'Plätze', 'Lugares'], min: 1, max: 500 }),
    etat: enumeration({
      label: ['État', 'State', 'Zustand', 'Estado'],
      options: [
        { value: 'ouverte', label: ['Ouverte', 'Open', 'Offen', 'Aberta'], status: 'success' },
        { value: 'fermee', label: ['Fermée', 'Closed', 'Geschlossen', 'Fechada'], status: 'secondary' },
      ],
    }),
    responsableId: reference({
      label: ['Responsable', 'In charge', 'Verantwortlich', 'Responsável'],
      resource: 'Utilisateurs',
    }),
  },
  representation: 'nom',
  search: ['nom'],
  list: { columns: ['nom', 'places', 'etat', 'responsableId'], sort: { field: 'nom', order: 'ASC' } },
});
`;
