import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { babelParse, types as t } from 'storybook/internal/babel';

export type Field = { name: string; type: string; isOptional: boolean; about: string };

const library = join(import.meta.dirname, '../../../packages/ui/src');

/** The fields of each type of the library that has some, as its source has them: a part's props and what they consist of. */
export function typesOfParts(): Record<string, readonly Field[]> {
  const found: Record<string, readonly Field[]> = {};
  const choices = new Map<string, string>();
  for (const file of globSync('{components,icons}/**/*.{ts,tsx}', { cwd: library }).sort()) {
    if (file.includes('.stories.') || file.includes('.css.')) continue;
    for (const [name, { fields, written, isExported }] of typesIn(readFileSync(join(library, file), 'utf8'))) {
      if (fields.length > 0 && (isExported || !found[name])) found[name] = fields;
      if (choice.test(written)) choices.set(name, written);
    }
  }
  const readable = (type: string) => {
    const [, owner = '', prop] = /^(\w+)\['(\w+)'\]$/.exec(type) ?? [];
    return choices.get(type) ?? found[owner]?.find(({ name }) => name === prop)?.type ?? type;
  };
  return Object.fromEntries(
    Object.entries(found).map(([name, fields]) => [
      name,
      fields.map((field) => ({ ...field, type: readable(field.type) })),
    ]),
  );
}

/** A type that consists of words. */
const choice = /^'[^']*'( \| '[^']*')+$/;

/** The types that a file declares. */
export function typesIn(
  source: string,
): Map<string, { fields: readonly Field[]; written: string; isExported: boolean }> {
  const aliases = babelParse(source).program.body.flatMap((statement) => {
    const declaration = t.isExportNamedDeclaration(statement) ? statement.declaration : statement;
    return t.isTSTypeAliasDeclaration(declaration) ? [{ declaration, isExported: declaration !== statement }] : [];
  });
  const typeOf = (name: string) => aliases.find(({ declaration }) => declaration.id.name === name)?.declaration;
  const written = (node: t.Node) =>
    source
      .slice(node.start ?? 0, node.end ?? 0)
      .replace(/\/\*\*[\s\S]*?\*\//g, '')
      .replace(/\s+/g, ' ');
  const fieldsOf = (node: t.Node): Field[] => {
    if (t.isTSParenthesizedType(node)) return fieldsOf(node.typeAnnotation);
    if (t.isTSIntersectionType(node) || t.isTSUnionType(node)) return node.types.flatMap(fieldsOf);
    if (t.isTSTypeReference(node) && t.isIdentifier(node.typeName)) {
      const alias = typeOf(node.typeName.name);
      return alias ? fieldsOf(alias.typeAnnotation) : [];
    }
    if (!t.isTSTypeLiteral(node)) return [];
    return node.members.flatMap((member) => {
      if (!t.isTSPropertySignature(member) || !member.typeAnnotation) return [];
      const { key } = member;
      const name = t.isIdentifier(key) ? key.name : t.isStringLiteral(key) ? key.value : '';
      const type = written(member.typeAnnotation.typeAnnotation).replace(/ \| undefined$/, '');
      const about =
        member.leadingComments
          ?.at(-1)
          ?.value.replace(/\s*\n?\s*\* ?/g, ' ')
          .trim() ?? '';
      // One kind of a union excludes the other's.
      return type === 'undefined' || !name ? [] : [{ name, type, isOptional: member.optional === true, about }];
    });
  };
  return new Map(
    aliases.map(({ declaration, isExported }) => [
      declaration.id.name,
      {
        fields: onePerName(fieldsOf(declaration.typeAnnotation)),
        written: written(declaration.typeAnnotation),
        isExported,
      },
    ]),
  );
}

const onePerName = (fields: readonly Field[]) => [...new Map(fields.map((field) => [field.name, field])).values()];
