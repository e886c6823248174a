import { dirname, join } from 'node:path';
import ts from 'typescript';
import { faultyText } from './applyFault';
import type { Fault } from './fault';

/**
 * The compiler's errors for each fault's file: a fault that does not compile says nothing about the tests.
 *
 * @param root the checkout, whose files stay as they are
 */
export function typeErrors(root: string, faults: readonly Fault[]): readonly string[] {
  // The tests' project knows browsers and Node.js, and resolves the other projects to their sources.
  const path = join(root, 'tsconfig', 'tests.json');
  const { config } = ts.readConfigFile(path, (file) => ts.sys.readFile(file));
  const { options, fileNames: tests } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(path));
  const fileNames = [...tests, ...faults.map(({ file }) => join(root, file))];
  const faulty = new Map<string, { readonly text: string; readonly version: string }>();
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => fileNames,
    getScriptVersion: (path) => faulty.get(path)?.version ?? '0',
    getScriptSnapshot(path) {
      const text = faulty.get(path)?.text ?? ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    // Some files in the same folder differ only by case.
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getDefaultLibFileName: (one) => ts.getDefaultLibFilePath(one),
    fileExists: (path) => ts.sys.fileExists(path),
    readFile: (path) => ts.sys.readFile(path),
    readDirectory: (...args) => ts.sys.readDirectory(...args),
    directoryExists: (path) => ts.sys.directoryExists(path),
    getDirectories: (path) => ts.sys.getDirectories(path),
  });
  return faults.flatMap((fault) => {
    const path = join(root, fault.file);
    faulty.set(path, { text: faultyText(root, fault), version: fault.id });
    const found = [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)];
    faulty.delete(path);
    return found.map(({ messageText }) => `${fault.id}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
  });
}
