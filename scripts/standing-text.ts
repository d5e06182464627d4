import { dirname } from 'node:path';
import type { JsxElement, JsxFragment, Node, SourceFile } from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isFunctionDeclaration,
  isIdentifier,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import type { FileSystem } from 'typescript/unstable/fs';
import { API, type Checker, SignatureKind, type Type, TypeFlags } from 'typescript/unstable/sync';

/** A text that React could not go on with on a page that the browser has translated. */
export interface TextFault {
  readonly file: string;
  readonly line: number;
  readonly code: string;
  /** What to do instead. */
  readonly advice: string;
}

const beside =
  'A text stands beside something else. Put it into an element of its own, as one string: <span>{words}</span>';
const inFragment = 'A text stands in a fragment. Put it into an element of its own: <span>{text}</span>';
const inArray =
  'Several texts stand side by side. Join them to one string, or give each an element of its own';
const returned = 'This component returns a text. Return an element with the text in it: <span>{text}</span>';
const priceOrCode =
  'A price, promo code or order number stays as it is when a page is translated. Write translate="no" on its element';
const slot =
  'This may be a text. Render <Words>{it}</Words>, or give the prop the type Elements (packages/ui/src/private/Words.tsx)';

type Kind = 'none' | 'text' | 'texts' | 'perhaps';

const strongest = (kinds: readonly Kind[]): Kind =>
  (['perhaps', 'texts', 'text'] as const).find((kind) => kinds.includes(kind)) ?? 'none';

/** Reads what of a type React renders as text; spaces alone stay as they are when a page is translated. */
function kindReader(checker: Checker) {
  // A type that contains itself is none until it is known; asking the compiler again costs more than all the rest.
  const known = new Map<number, Kind>();
  const read = (type: Type): Kind => {
    if (type.flags & (TypeFlags.Any | TypeFlags.Unknown)) return 'perhaps';
    if (type.isUnionType() || type.isIntersectionType()) {
      const kind = strongest((type.getTypes() ?? []).map(kindOf));
      return kind !== 'none' && type.getAliasSymbol()?.name === 'ReactNode' ? 'perhaps' : kind;
    }
    if (type.isStringLiteralType()) return type.value.trim() === '' ? 'none' : 'text';
    if (type.flags & (TypeFlags.StringLike | TypeFlags.NumberLike)) return 'text';
    // A generic one is what its constraint is: `words[value]`.
    if (type.isTypeParameter() || type.isIndexedAccessType() || type.isConditionalType())
      return kindOf(checker.getBaseConstraintOfType(type));
    if (type.isTypeReference() && checker.isArrayLikeType(type)) {
      const kind = strongest(checker.getTypeArguments(type).map(kindOf));
      return kind === 'text' ? 'texts' : kind;
    }
    return 'none';
  };
  const kindOf = (type: Type | undefined): Kind => {
    if (type === undefined) return 'perhaps';
    const before = known.get(type.id);
    if (before !== undefined) return before;
    known.set(type.id, 'none');
    const kind = read(type);
    known.set(type.id, kind);
    return kind;
  };
  return kindOf;
}

/** What a translation must leave as it is, where it is all that an element says. */
const isPriceOrCode = /^\{(formatPounds\(.*\)|promo\.code|(order\.)?number)\}$/s;

/** What JSX keeps of the children: neither line breaks with their indentation nor comments. */
const childrenOf = (node: JsxElement | JsxFragment) =>
  node.children.filter((child) =>
    isJsxText(child)
      ? child.text.trim() !== '' || !child.text.includes('\n')
      : !(isJsxExpression(child) && child.expression === undefined),
  );

const isFragment = (node: JsxElement | JsxFragment, file: SourceFile) =>
  isJsxFragment(node) || /^(React\.)?Fragment$/.test(node.openingElement.tagName.getText(file));

const hasTranslateNo = (node: JsxElement | JsxFragment, file: SourceFile) =>
  isJsxElement(node) && node.openingElement.getText(file).includes('translate="no"');

function adviceForChild(kind: Kind, isAlone: boolean, isInFragment: boolean) {
  if (kind === 'none') return null;
  if (kind === 'texts') return inArray;
  if (isAlone && !isInFragment) return null;
  if (kind === 'perhaps') return slot;
  return isInFragment ? inFragment : beside;
}

function faultsOfFile(file: SourceFile, checker: Checker, kindOf: ReturnType<typeof kindReader>) {
  const faults: TextFault[] = [];
  const report = (node: Node, advice: string) => {
    const code = node.getText(file).trim();
    const before = file.text.slice(0, file.text.indexOf(code, node.pos));
    faults.push({
      file: file.fileName,
      line: before.split('\n').length,
      code: code.replace(/\s+/g, ' ').slice(0, 80),
      advice,
    });
  };
  const kindOfChild = (child: Node): Kind => {
    if (isJsxText(child)) return child.text.trim() === '' ? 'none' : 'text';
    if (!isJsxExpression(child) || child.expression === undefined) return 'none';
    return kindOf(checker.getTypeAtLocation(child.expression));
  };
  const returnsText = (component: Node) => {
    const type = checker.getTypeAtLocation(component);
    const calls = type === undefined ? [] : checker.getSignaturesOfType(type, SignatureKind.Call);
    const kinds = calls.map((call) => kindOf(checker.getReturnTypeOfSignature(call)));
    return kinds.includes('text') || kinds.includes('texts');
  };
  const visit = (node: Node): void => {
    if (isJsxElement(node) || isJsxFragment(node)) {
      const children = childrenOf(node);
      const isLone = children.length === 1;
      for (const child of children) {
        const advice = adviceForChild(kindOfChild(child), isLone, isFragment(node, file));
        if (advice !== null) report(child, advice);
        else if (isLone && isPriceOrCode.test(child.getText(file).trim()) && !hasTranslateNo(node, file))
          report(child, priceOrCode);
      }
    }
    const isFunction =
      isFunctionDeclaration(node) ||
      (isVariableDeclaration(node) && node.initializer !== undefined && isArrowFunction(node.initializer));
    if (
      isFunction &&
      node.name !== undefined &&
      isIdentifier(node.name) &&
      /^[A-Z][a-z]/.test(node.name.text)
    )
      if (returnsText(node.name)) report(node.name, returned);
    node.forEachChild(visit);
  };
  visit(file);
  return faults;
}

/** Every text of the projects' components that is not the one child of its element, as one string. */
export function textFaults(
  configFiles: readonly string[],
  isChecked: (file: string) => boolean,
  fs?: FileSystem,
): readonly TextFault[] {
  const api = new API(fs === undefined ? {} : { fs });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [...configFiles] });
    return configFiles.flatMap((configFile) => {
      const project = snapshot.getProject(configFile);
      if (project === undefined) throw new Error(`${configFile} is not a TypeScript project.`);
      const { program, checker } = project;
      const kindOf = kindReader(checker);
      return program
        .getSourceFileNames()
        .filter((name) => name.endsWith('.tsx') && name.startsWith(dirname(configFile)) && isChecked(name))
        .flatMap((name) => {
          const file = program.getSourceFile(name);
          return file === undefined ? [] : faultsOfFile(file, checker, kindOf);
        });
    });
  } finally {
    api.close();
  }
}
