/** Placeholder while a dialog's code loads: marks that keys no longer belong to the page (`isDialogOpen`). */
export const DialogComing = () => <div role="dialog" aria-busy hidden />;
