import * as styles from './prose.module.css'

const ITEM = '- '

/** Lines are paragraphs; those that start with `- ` are list items. */
export function Prose({ text }: { text: string }) {
  return (
    <div className={styles.prose}>
      {blocksOf(text).map(block =>
        block.items ? (
          <ul key={block.items[0]} className={styles.list}>
            {block.items.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ) : (
          <p key={block.paragraph}>{block.paragraph}</p>
        ),
      )}
    </div>
  )
}

type Block = { items: string[]; paragraph?: never } | { paragraph: string; items?: never }

function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  for (const line of text.split('\n').filter(Boolean)) {
    const last = blocks.at(-1)
    if (!line.startsWith(ITEM)) blocks.push({ paragraph: line })
    else if (last?.items) last.items.push(line.slice(ITEM.length))
    else blocks.push({ items: [line.slice(ITEM.length)] })
  }
  return blocks
}
