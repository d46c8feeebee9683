package arbiter.pictures;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.awt.image.DataBufferInt;
import java.awt.image.Raster;
import java.awt.image.RenderedImage;
import java.awt.image.SampleModel;
import java.awt.image.WritableRaster;
import java.util.Arrays;
import java.util.Vector;

/**
 * An image that is drawn in stripes while it is read from top to bottom. A large image as a whole would be an array of 64 MB, for which the
 * garbage collector would stop the program.
 */
final class Stripes implements RenderedImage {
    /** 4 MB. A picture for a page is not larger, so it is drawn in one stripe. */
    private static final int PIXELS = 1_000_000;

    /** Draws the part of the image below {@code top}. */
    interface Drawing {
        void onto(BufferedImage stripe, int top);
    }

    private final int width;
    private final int height;
    private final Drawing drawing;
    private final BufferedImage stripe;
    private int top;
    private boolean drawn;

    Stripes(int width, int height, Drawing drawing) {
        this.width = width;
        this.height = height;
        this.drawing = drawing;
        this.stripe = new BufferedImage(width, Math.clamp(PIXELS / width, 1, height), BufferedImage.TYPE_INT_ARGB);
    }

    /** The PNG writer asks for one row after the other. */
    @Override
    public Raster getData(Rectangle part) {
        if (part.height > 1) {
            return copy(part);
        }
        show(part.y);
        return stripe.getRaster().createChild(part.x, part.y - top, part.width, 1, part.x, part.y, null);
    }

    private Raster copy(Rectangle part) {
        WritableRaster all = stripe.getColorModel()
                .createCompatibleWritableRaster(part.width, part.height)
                .createWritableTranslatedChild(part.x, part.y);
        for (int y = part.y; y < part.y + part.height; y++) {
            all.setRect(getData(new Rectangle(part.x, y, part.width, 1)));
        }
        return all;
    }

    private void show(int y) {
        int wanted = y - y % stripe.getHeight();
        if (drawn && wanted == top) {
            return;
        }
        if (drawn) {
            Arrays.fill(((DataBufferInt) stripe.getRaster().getDataBuffer()).getData(), 0);
        }
        top = wanted;
        drawn = true;
        drawing.onto(stripe, top);
    }

    @Override
    public Raster getData() {
        return getData(new Rectangle(0, 0, width, height));
    }

    @Override
    public WritableRaster copyData(WritableRaster raster) {
        throw new UnsupportedOperationException("read it row by row");
    }

    @Override
    public Raster getTile(int x, int y) {
        show(y * stripe.getHeight());
        return stripe.getRaster().createTranslatedChild(0, top);
    }

    @Override
    public Vector<RenderedImage> getSources() {
        return new Vector<>();
    }

    @Override
    public Object getProperty(String name) {
        return java.awt.Image.UndefinedProperty;
    }

    @Override
    public String[] getPropertyNames() {
        return new String[0];
    }

    @Override
    public ColorModel getColorModel() {
        return stripe.getColorModel();
    }

    @Override
    public SampleModel getSampleModel() {
        return stripe.getSampleModel();
    }

    @Override
    public int getWidth() {
        return width;
    }

    @Override
    public int getHeight() {
        return height;
    }

    @Override
    public int getMinX() {
        return 0;
    }

    @Override
    public int getMinY() {
        return 0;
    }

    @Override
    public int getNumXTiles() {
        return 1;
    }

    @Override
    public int getNumYTiles() {
        return Math.ceilDiv(height, stripe.getHeight());
    }

    @Override
    public int getMinTileX() {
        return 0;
    }

    @Override
    public int getMinTileY() {
        return 0;
    }

    @Override
    public int getTileWidth() {
        return width;
    }

    @Override
    public int getTileHeight() {
        return stripe.getHeight();
    }

    @Override
    public int getTileGridXOffset() {
        return 0;
    }

    @Override
    public int getTileGridYOffset() {
        return 0;
    }
}
