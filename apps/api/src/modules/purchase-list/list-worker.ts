import { workerTask } from '#workers/worker-task.ts';
import { understandList } from './understand-list.ts';

export default workerTask(understandList);
