import { parseSync, Visitor } from 'vite';

/** Finds every `await` of a module outside its functions, as the code that begins there. Throws where it is no module. */
export function topLevelAwaits(name: string, code: string): readonly string[] {
  const { program, errors } = parseSync(name, code, { sourceType: 'module' });
  const [error] = errors;
  if (error) throw new Error(`${name}: ${error.message}`);
  const found: string[] = [];
  let functions = 0;
  const enter = () => {
    functions += 1;
  };
  const leave = () => {
    functions -= 1;
  };
  const note = ({ start }: { readonly start: number }) => {
    if (functions === 0) found.push(code.slice(start, start + 60));
  };
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    AwaitExpression: note,
    ForOfStatement: (loop) => {
      if (loop.await) note(loop);
    },
    VariableDeclaration: (declaration) => {
      if (declaration.kind === 'await using') note(declaration);
    },
  }).visit(program);
  return found;
}
