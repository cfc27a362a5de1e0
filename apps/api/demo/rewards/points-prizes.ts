/** The points mall: part of a product's name, whose picture it uses, and its price. */
export type Prize = {
  picture: string;
  name: string;
  points: number;
  price: string;
  stock: number;
  perBuyer: number;
  description: string;
};

const prize = (
  picture: string,
  name: string,
  points: number,
  price: string,
  stock: number,
  perBuyer: number,
  description: string,
): Prize => ({ picture, name, points, price, stock, perBuyer, description });

export const prizes: Prize[] = [
  prize('体温计', '电子体温计', 600, '19.90', 320, 0, '软头测温，10秒出数，自动关机'),
  prize('医用冷敷贴', '医用冷敷贴 20贴装', 350, '12.00', 500, 0, '降温缓痛，店员随手备用'),
  prize('口罩', '医用外科口罩 50只装', 480, '16.80', 400, 0, '独立包装，三层防护'),
  prize('棉签', '医用棉签 10包装', 300, '9.90', 260, 0, '脱脂棉，单头，独立小包'),
  prize('绷带', '自粘弹性绷带', 420, '13.50', 180, 0, '自粘不粘发肤，可反复使用'),
  prize('血压计', '上臂式电子血压计', 8800, '268.00', 36, 1, '语音播报，双人各99组记忆'),
  prize('血糖仪', '血糖仪套装', 5600, '168.00', 48, 2, '含50条试纸，5秒出值'),
  prize('雾化', '家用雾化器', 7200, '218.00', 22, 1, '低噪音，细雾颗粒，附儿童面罩'),
  prize('轮椅', '折叠轮椅', 26800, '798.00', 5, 1, '铝合金车架，免充气胎'),
  prize('制氧', '便携制氧机', 58000, '1880.00', 2, 1, '三升机，医用级分子筛'),
  prize('热敷', '肩颈热敷贴 20贴', 980, '29.90', 0, 0, '自发热，每贴约8小时'),
  prize('手套', '医用检查手套 100只', 760, '24.00', 150, 0, '丁腈无粉，食品级'),
];

/** Exchanges: buyer, prize, days ago and status. */
export const exchanges: [username: string, prize: string, quantity: number, daysAgo: number, status: string][] = [
  ['pharmacy', '电子体温计', 2, 75, 'done'],
  ['pharmacy', '血糖仪套装', 1, 41, 'done'],
  ['pharmacy', '医用冷敷贴 20贴装', 1, 22, 'cancelled'],
  ['pharmacy', '医用外科口罩 50只装', 3, 6, 'shipped'],
  ['pharmacy', '自粘弹性绷带', 1, 1, 'pending'],
  ['clinic', '医用棉签 10包装', 1, 12, 'done'],
  ['chain', '电子体温计', 1, 3, 'shipped'],
];
