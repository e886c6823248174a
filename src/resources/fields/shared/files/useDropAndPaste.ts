import { useState, type ClipboardEvent, type DragEvent } from 'react';

export interface DropAndPaste {
  /** Whether files are held above it. */
  readonly isOver: boolean;
  /** What the element has that takes files. */
  readonly handlers: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
    readonly onPaste: (event: ClipboardEvent) => void;
  };
}

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Takes files that are dropped on an element, or pasted while the focus is inside: a screenshot as well. */
export function useDropAndPaste(onFiles: (files: readonly File[]) => void, disabled: boolean): DropAndPaste {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver(event) {
        if (!holdsFiles(event)) return;
        // Without it, the browser would open the file in the place of the form.
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
