/**
 * Stands for a dialog whose code is on its way: keys that are pressed meanwhile are meant for it, and not for the page
 * (`isDialogOpen`).
 */
export const DialogComing = () => <div role="dialog" aria-busy hidden />;
