import detectionUrl from '@ocr-models/ch_PP-OCRv4_det_infer.onnx?url';
import recognitionUrl from '@ocr-models/ch_PP-OCRv4_rec_infer.onnx?url';
import characters from '@ocr-models/ppocr_keys_v1.txt?raw';
import wasmUrl from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import * as ort from 'onnxruntime-web/wasm';
import {
  type Box,
  DetectionService,
  getModelPreset,
  type Image,
  normalizeInputToRgb,
  type OrtInferenceSession,
  type OrtModule,
  type OrtTensor,
  RecognitionService,
} from 'paddleocr';
import { type ReadCharacter, readCharacters, textOf } from './decode-word.ts';
import type { PictureWord, Point } from './picture-lines.ts';

/** The pixels of a picture, four bytes each. */
export type PicturePixels = { readonly width: number; readonly height: number; readonly data: Uint8Array };

export type PictureAnswer =
  | { readonly kind: 'loading' | 'reading'; readonly percent: number }
  /** The words after rotating the picture clockwise by this many quarter turns. */
  | { readonly kind: 'read'; readonly words: readonly PictureWord[]; readonly quarters: number }
  | { readonly kind: 'failed'; readonly reason: string };

/** Unpacked size of runtime and models, for the loading progress. */
const assetBytes = 29_800_000;

const dictionary = [...characters.trimEnd().split('\n'), ' '];
// Fourth-generation models are prepared and read like the fifth.
const preset = getModelPreset('PP-OCRv5_mobile');

const answer = (message: PictureAnswer) => self.postMessage(message);

/** Finds and reads the words of one picture. The shop serves all its files, and it has its own content policy. */
self.addEventListener('message', async ({ data }: MessageEvent<PicturePixels>) => {
  try {
    const reader = await openReader();
    const { image, boxes, quarters } = await upright(reader, normalizeInputToRgb(data));
    const words: PictureWord[] = [];
    for (const box of boxes) {
      words.push({ ...textOf(await reader.readBox(image, box)), corners: cornersOf(box) });
      answer({ kind: 'reading', percent: (100 * words.length) / boxes.length });
    }
    answer({ kind: 'read', words: words.filter(({ text }) => text !== ''), quarters });
  } catch (error) {
    answer({ kind: 'failed', reason: String(error) });
  }
});

type Reader = Awaited<ReturnType<typeof openReader>>;

async function openReader() {
  const [wasm, detection, recognition] = await Promise.all([load(wasmUrl), load(detectionUrl), load(recognitionUrl)]);
  // Several threads would need cross-origin isolated pages.
  Object.assign(ort.env.wasm, { wasmBinary: wasm, numThreads: 1 });
  const runtime = ort as unknown as OrtModule; // The runtime matches; only its overloads are in another order.
  const detector = new DetectionService(runtime, await runtime.InferenceSession.create(detection), {
    ...preset.detection,
    // In a smaller picture, single figures in cells are missed.
    maxSideLength: 1280,
  });
  const session = await runtime.InferenceSession.create(recognition);
  let scores: OrtTensor | undefined;
  const watched: OrtInferenceSession = {
    inputNames: session.inputNames ?? [],
    outputNames: session.outputNames,
    run: async (feeds) => {
      const outputs = await session.run(feeds);
      scores = Object.values(outputs)[0];
      return outputs;
    },
  };
  const recognizer = new RecognitionService(runtime, watched, {
    ...preset.recognition,
    // Don't stretch a single figure in a cell to a word.
    imageWidth: 96,
    charactersDictionary: dictionary,
  });
  return {
    findBoxes: (image: Image) => detector.run(image),
    /** One at a time: in a batch all would be as wide as the widest. */
    readBox: async (image: Image, box: Box) => {
      await recognizer.run(image, [box]);
      return readCharacters(scores?.data as Float32Array, scores?.dims ?? [], dictionary);
    },
  };
}

let loadedBytes = 0;
async function load(url: string): Promise<ArrayBuffer> {
  const { body, ok } = await fetch(url);
  if (!ok || !body) throw new Error(`${url} could not be loaded.`);
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      loadedBytes += chunk.byteLength;
      answer({ kind: 'loading', percent: (100 * loadedBytes) / assetBytes });
      controller.enqueue(chunk);
    },
  });
  return new Response(body.pipeThrough(counter)).arrayBuffer();
}

/** The picture, turned upright: tall words mean it is on its side; unreadable long ones, upside down. */
async function upright(reader: Reader, sent: Image) {
  let image = sent;
  let quarters = 0;
  let boxes = await reader.findBoxes(image);
  const tall = boxes.filter(({ width, height }) => height > 1.5 * width);
  if (tall.length > boxes.length / 2) {
    quarters = 1;
    image = image.rotateClockwise();
    boxes = await reader.findBoxes(image);
  }
  const sureness = await surenessOf(reader, image, boxes);
  if (sureness > 0.75 || boxes.length === 0) return { image, boxes, quarters };
  const turned = image.rotate180();
  const boxesTurned = await reader.findBoxes(turned);
  return (await surenessOf(reader, turned, boxesTurned)) > sureness
    ? { image: turned, boxes: boxesTurned, quarters: quarters + 2 }
    : { image, boxes, quarters };
}

/** The confidence in the longest words: 0 to 1. */
async function surenessOf({ readBox }: Reader, image: Image, boxes: readonly Box[]): Promise<number> {
  const read: ReadCharacter[] = [];
  for (const box of boxes.toSorted((one, other) => other.width - one.width).slice(0, 4))
    read.push(...(await readBox(image, box)));
  return read.reduce((sum, { sureness }) => sum + sureness, 0) / Math.max(read.length, 1);
}

const cornersOf = ({ x, y, width, height, points }: Box): PictureWord['corners'] =>
  points
    ? (points.map(({ x, y }): Point => [x, y]) as [Point, Point, Point, Point])
    : [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ];
