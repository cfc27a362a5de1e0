export { changeTags } from './change-tags.ts';
export { deleteNote, insertNote, notesOf, type Subject, tagsOf, usedTags } from './note.repository.ts';
