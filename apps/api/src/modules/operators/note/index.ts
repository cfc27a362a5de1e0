export { changeTags } from './change-tags.ts';
export { addNote, deleteNote, notesOf, type Subject, tagsOf, usedTags } from './note.repository.ts';
