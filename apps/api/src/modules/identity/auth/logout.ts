import { Answer, type Handler } from '#operation.ts';
import { closeSession } from './session.repository.ts';

export const logout: Handler<'logout'> = async (_, { db, session }) => {
  if (session.token) await closeSession(db, session.token);
  session.clear();
  return new Answer(null, '已退出登录');
};
