// Checks the types of the files it is given, of client, server or shared. Compiling these whole would take four times as long.
import ts from 'typescript';

const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
const options = ts.getParsedCommandLineOfConfigFile('client/tsconfig.json', {}, host)?.options ?? {};
const files = process.argv.slice(2);
const program = ts.createProgram(files, options);
const problems = files.flatMap((file) => {
  const source = program.getSourceFile(file);
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
});
process.stdout.write(ts.formatDiagnostics(problems, ts.createCompilerHost(options)));
process.exitCode = problems.length === 0 ? 0 : 1;
