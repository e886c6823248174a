import { useState, type ClipboardEvent, type DragEvent } from 'react';

export interface DropAndPaste {
  /** Files are being dragged over the element. */
  readonly isOver: boolean;
  readonly handlers: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
    readonly onPaste: (event: ClipboardEvent) => void;
  };
}

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Accepts files dropped on an element, or pasted while it has the focus, including screenshots. */
export function useDropAndPaste(onFiles: (files: readonly File[]) => void, disabled: boolean): DropAndPaste {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver(event) {
        if (!holdsFiles(event)) return;
        // Otherwise the browser would open the file.
        event.preventDefault();
        setIsOver(!disabled);
      },
      onDragLeave(event) {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) setIsOver(false);
      },
      onDrop(event) {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        if (!disabled) onFiles([...event.dataTransfer.files]);
      },
      onPaste(event) {
        const files = [...event.clipboardData.files];
        if (files.length === 0 || disabled) return;
        event.preventDefault();
        onFiles(files);
      },
    },
  };
}
