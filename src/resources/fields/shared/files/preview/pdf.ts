import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy, type RenderTask } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

// Served from our own origin, as the content security policy requires.
GlobalWorkerOptions.workerSrc = workerAddress;

export type { PDFDocumentProxy };

/** Opens a PDF without running its scripts. @throws for other content, and for password-protected files */
export const openPdf = async (content: Blob): Promise<PDFDocumentProxy> =>
  getDocument({ data: new Uint8Array(await content.arrayBuffer()), isEvalSupported: false, useWasm: false }).promise;

/** Renders a page into a canvas. @param width of the page in CSS pixels */
export function drawPage(
  document: PDFDocumentProxy,
  page: number,
  canvas: HTMLCanvasElement,
  width: number,
): { readonly done: Promise<void>; readonly cancel: () => void } {
  let task: RenderTask | undefined;
  let isCancelled = false;
  const draw = async () => {
    const proxy = await document.getPage(page);
    if (isCancelled) return;
    const scale = width / proxy.getViewport({ scale: 1 }).width;
    const viewport = proxy.getViewport({ scale: scale * window.devicePixelRatio });
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    task = proxy.render({ canvas, viewport });
    await task.promise;
  };
  return {
    // A cancelled render is no failure.
    done: draw().catch((error: unknown) => {
      if (!isCancelled) throw error;
    }),
    cancel() {
      isCancelled = true;
      task?.cancel();
    },
  };
}
